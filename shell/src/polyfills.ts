// For browsers still in use: iOS and Safari before 17.4 (withResolvers, AbortSignal.any, groupBy) and before 17.0 (canParse). Without the polyfills a
// server-rendered page would never hydrate. Must be imported before everything else.

type Scope = Pick<typeof globalThis, 'Promise' | 'AbortSignal' | 'Map' | 'URL'>;

function withResolvers<Value>(this: PromiseConstructor): PromiseWithResolvers<Value> {
  let resolve: PromiseWithResolvers<Value>['resolve'] = () => {};
  let reject: PromiseWithResolvers<Value>['reject'] = () => {};
  const promise = new this<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  const all = [...signals];
  const abort = (signal: AbortSignal) => {
    controller.abort(signal.reason);
    for (const each of all) each.removeEventListener('abort', onAbort);
  };
  const onAbort = ({ target }: Event) => abort(target as AbortSignal);
  const aborted = all.find((signal) => signal.aborted);
  if (aborted) controller.abort(aborted.reason);
  else for (const each of all) each.addEventListener('abort', onAbort);
  return controller.signal;
}

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at);
    at += 1;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function canParse(url: string | URL, base?: string | URL): boolean {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
}

/** Adds the missing functions. */
export function addMissing(scope: Scope): void {
  const add = (target: object, name: string, value: unknown) => {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  };
  add(scope.Promise, 'withResolvers', withResolvers);
  add(scope.AbortSignal, 'any', anySignal);
  add(scope.Map, 'groupBy', groupBy);
  add(scope.URL, 'canParse', canParse);
}

addMissing(globalThis);
