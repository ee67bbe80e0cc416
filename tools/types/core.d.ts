/** What the page uses of @pyscript/core. Its own declarations leave out `version` and the exports. */
export function PyWorker(
  file: string,
  options: { config: string | object; configURL?: string; version: string },
): Promise<Worker & { sync: Record<string, (...args: string[]) => Promise<string>> }>;
