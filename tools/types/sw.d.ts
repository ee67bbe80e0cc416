/** The library declares `self` as that of any worker; ours is a service worker's. */
interface WorkerGlobalScope {
  readonly clients: Clients;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}

interface WorkerGlobalScopeEventMap {
  activate: ExtendableEvent;
  fetch: FetchEvent;
  install: ExtendableEvent;
  message: ExtendableMessageEvent;
}

/** Written by tools/build.py. */
interface Listed {
  url: string;
  sha256: string;
}
