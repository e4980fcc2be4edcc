import type { DiscoverableDecorator, DiscoveryService, MetadataScanner } from '@nestjs/core';

type Provider = ReturnType<DiscoveryService['getProviders']>[number];
type Method = (...args: never[]) => unknown;

/** Decorator of classes whose instances have the type `I`. */
type ClassDecoratorFor<I extends object> = (target: abstract new (...args: never[]) => I) => void;
/** Decorator of methods that can be called as `M`. */
export type MethodDecoratorFor<M extends Method> = <F extends M>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<F>,
) => void;

/** Type of a decorator of `DiscoveryService.createDecorator<T>()` that declares classes; they are found by {@link declaredClasses}. */
export interface ClassDeclaration<T, I extends object> {
  (value: T): ClassDecoratorFor<I>;
  readonly KEY: string;
}
/** Type of a decorator of `DiscoveryService.createDecorator<T>()` that declares methods; they are found by {@link declaredMethods}. */
export interface MethodDeclaration<T, M extends Method> {
  (value: T): MethodDecoratorFor<M>;
  readonly KEY: string;
}

export interface DeclaredClass<T, I> {
  /** Argument of the decorator. */
  value: T;
  instance: I;
  /** Name of the class. */
  name: string;
}
export interface DeclaredMethod<T, M> {
  /** Argument of the decorator. */
  value: T;
  /** Calls the method on its provider. */
  call: M;
  /** Class and method, such as `DiscordInboxService.refill`. */
  name: string;
}

/**
 * Returns the providers of all modules whose class has this decorator, each instance once: classes in the order of the modules, then those of
 * factories. Complete from `onModuleInit` on: in a constructor, other providers may be missing.
 * @throws Error for a provider without the default scope.
 */
export function declaredClasses<T, I extends object>(
  discovery: DiscoveryService,
  decorator: ClassDeclaration<T, I>,
): DeclaredClass<T, I>[] {
  const found: DeclaredClass<T, I>[] = [];
  for (const [instance, provider] of distinct(discovery.getProviders({ metadataKey: decorator.KEY }))) {
    const value = discovery.getMetadataByDecorator(decorator as DiscoverableDecorator<T>, provider);
    if (value === undefined) continue;
    const { name } = instance.constructor;
    expectSingleton(provider, name);
    found.push({ value, instance: instance as I, name });
  }
  return found;
}

/**
 * Returns the methods with this decorator of the providers of all modules, in the order of the modules and of the methods. A provider that is known by
 * several tokens counts once. Complete from `onModuleInit` on: in a constructor, other providers may be missing.
 * @throws Error for a provider without the default scope.
 */
export function declaredMethods<T, M extends Method>(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
  decorator: MethodDeclaration<T, M>,
): DeclaredMethod<T, M>[] {
  const found: DeclaredMethod<T, M>[] = [];
  for (const [instance, provider] of distinct(discovery.getProviders()))
    for (const method of scanner.getAllMethodNames(Object.getPrototypeOf(instance))) {
      const value = discovery.getMetadataByDecorator(decorator as DiscoverableDecorator<T>, provider, method);
      if (value === undefined) continue;
      const name = `${instance.constructor.name}.${method}`;
      expectSingleton(provider, name);
      // The method is looked up at each call, so that a test can replace it.
      const call = (...args: never[]) => (instance as Record<string, Method>)[method]?.(...args);
      found.push({ value, call: call as M, name });
    }
  return found;
}

/**
 * Returns declarations by their value.
 * @param subject name of the value in the error, such as `topic`.
 * @throws Error when two declarations have the same value. It names both.
 */
export function byUniqueValue<D extends { value: string; name: string }>(
  subject: string,
  declarations: readonly D[],
): Map<D['value'], D> {
  const found = new Map<D['value'], D>();
  for (const declaration of declarations) {
    const other = found.get(declaration.value);
    if (other)
      throw new Error(
        `The ${subject} ${declaration.value} is declared twice: by ${other.name} and ${declaration.name}.`,
      );
    found.set(declaration.value, declaration);
  }
  return found;
}

/** Returns each instance with one of its providers: an alias has the same instance. Values that aren't objects are left out. */
function distinct(providers: readonly Provider[]): Map<object, Provider> {
  const found = new Map<object, Provider>();
  for (const provider of providers) {
    const instance: unknown = provider.instance;
    if (typeof instance === 'object' && instance !== null && !found.has(instance))
      found.set(instance, provider);
  }
  return found;
}

/** Providers that Nest creates for each request have no instance that could be called. */
function expectSingleton(provider: Provider, name: string): void {
  if (provider.isTransient || !provider.isDependencyTreeStatic())
    throw new Error(`${name} has a declaration, so its provider must have the default scope.`);
}
