/** Makes the module that Pyodide's settings describe. */
export default function createPyodideModule(settings: unknown): Promise<any>;
