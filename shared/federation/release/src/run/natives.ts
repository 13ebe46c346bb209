import type { Watcher } from './watcher';

/**
 * Runs in a page after its watcher and before any other script, as text: notes what the platform is made of, so that
 * the watcher can say what of it is another one afterwards.
 */
export function watchNatives(key: string): void {
  interface Holder {
    path: string;
    holder: object;
    parent: unknown;
    own: Map<PropertyKey, PropertyDescriptor>;
  }
  const holders = new Map<object, Holder>();
  const isObject = (value: unknown): value is object =>
    typeof value === 'function' || (typeof value === 'object' && value !== null);
  /** The namespaces of the language and the platform: objects that only hold functions. */
  const namespaces = ['Intl', 'Math', 'JSON', 'Reflect', 'Atomics', 'WebAssembly', 'CSS', 'console'];
  const isNative = (name: PropertyKey, { value, get, set }: PropertyDescriptor, isGlobal: boolean) =>
    typeof value === 'function' || get || set || (isGlobal && namespaces.includes(String(name)));

  function see(path: string, holder: unknown): void {
    if (!isObject(holder) || holders.has(holder)) return;
    const own = new Map<PropertyKey, PropertyDescriptor>();
    holders.set(holder, { path, holder, parent: Object.getPrototypeOf(holder), own });
    for (const name of Reflect.ownKeys(holder)) {
      const descriptor = Object.getOwnPropertyDescriptor(holder, name);
      if (descriptor && isNative(name, descriptor, holder === globalThis)) own.set(name, descriptor);
    }
  }
  const memberOf = (holder: object, name: string) => Object.getOwnPropertyDescriptor(holder, name)?.value as unknown;
  /** The classes that are members of an object. */
  function seeClasses(path: string, holder: object): void {
    for (const name of Object.getOwnPropertyNames(holder)) {
      const value = memberOf(holder, name);
      if (typeof value !== 'function' || !/^[A-Z]/.test(name)) continue;
      see(`${path}${name}.prototype.`, value.prototype);
      see(`${path}${name}.`, value);
    }
  }
  seeClasses('', globalThis);
  see('', globalThis);
  const page = globalThis as unknown as Record<string, object | undefined>;
  for (const name of namespaces) {
    see(`${name}.`, page[name]);
    if (page[name]) seeClasses(`${name}.`, page[name]);
  }
  for (const name of ['history', 'location', 'navigator', 'document', 'performance', 'crypto', 'customElements'])
    see(`${name}.`, page[name]);
  see('iterators.', Object.getPrototypeOf([][Symbol.iterator]()));
  see('iterators of maps.', Object.getPrototypeOf(new Map().entries()));
  see('iterators of sets.', Object.getPrototypeOf(new Set().values()));
  see('iterators of strings.', Object.getPrototypeOf(''[Symbol.iterator]()));
  see('generators.', Object.getPrototypeOf(Object.getPrototypeOf((function* () {})())));
  see(
    'async functions.',
    Object.getPrototypeOf(async () => {}),
  );
  // What typed arrays share, and others, has no name of its own.
  for (const { path, parent } of holders.values()) see(`${path}__proto__.`, parent);
  const names = new Map([...holders].map(([holder]) => [holder, new Set(Reflect.ownKeys(holder))]));

  const watcher = (globalThis as unknown as Record<symbol, Watcher>)[Symbol.for(key)] as Watcher;
  watcher.changed = () => {
    const found: string[] = [];
    for (const { path, holder, parent, own } of holders.values()) {
      if (Object.getPrototypeOf(holder) !== parent) found.push(`${path}__proto__`);
      for (const [name, before] of own) {
        const now = Object.getOwnPropertyDescriptor(holder, name);
        if (now?.value !== before.value || now?.get !== before.get || now?.set !== before.set)
          found.push(`${path}${String(name)}`);
      }
      if (holder === globalThis) continue;
      const known = names.get(holder);
      for (const name of Reflect.ownKeys(holder)) if (!known?.has(name)) found.push(`${path}${String(name)}`);
    }
    return found;
  };
}
