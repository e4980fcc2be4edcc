import { Injectable, Scope } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { expect, it, vi } from 'vitest';
import { discoveryOf } from '../../../test/test-discovery.ts';
import {
  byUniqueValue,
  type ClassDeclaration,
  declaredClasses,
  declaredMethods,
  type MethodDeclaration,
} from './declared.ts';

interface Animal {
  speak(): string;
}

const Species: ClassDeclaration<string, Animal> = DiscoveryService.createDecorator<string>();
const Trick: MethodDeclaration<string, (times: number) => string> =
  DiscoveryService.createDecorator<string>();

@Injectable()
@Species('dog')
class Dog implements Animal {
  private readonly sound = 'woof';

  speak(): string {
    return this.sound;
  }

  @Trick('roll')
  roll(times: number): string {
    return `${this.sound} × ${times}`;
  }

  @Trick('sit')
  sit(): string {
    return 'sits';
  }
}

@Injectable()
@Species('cat')
class Cat implements Animal {
  speak(): string {
    return 'meow';
  }
}

@Injectable()
class OtherDog {
  @Trick('sit')
  sit(): string {
    return 'lies';
  }
}

const OTHER_NAME = Symbol('other name');
const NOTHING = [
  { provide: 'null', useValue: null },
  { provide: 'undefined', useFactory: () => undefined },
  { provide: 'text', useValue: 'text' },
  { provide: 'bare', useValue: Object.create(null) },
];

it('finds decorated classes with their value, instance and name, in the order of the providers', async () => {
  const [discovery] = await discoveryOf(...NOTHING, Dog, OtherDog, Cat);
  const found = declaredClasses(discovery, Species);
  expect(found.map(({ value, name, instance }) => [value, name, instance.speak()])).toEqual([
    ['dog', 'Dog', 'woof'],
    ['cat', 'Cat', 'meow'],
  ]);
});

it('finds decorated methods, and calls them on their provider', async () => {
  const [discovery, scanner] = await discoveryOf(...NOTHING, Cat, Dog);
  const found = declaredMethods(discovery, scanner, Trick);
  expect(found.map(({ value, name, call }) => [value, name, call(2)])).toEqual([
    ['roll', 'Dog.roll', 'woof × 2'],
    ['sit', 'Dog.sit', 'sits'],
  ]);
});

it('calls the replacement of a method that a test has replaced', async () => {
  const dog = new Dog();
  const [method] = declaredMethods(...(await discoveryOf({ provide: Dog, useValue: dog })), Trick);
  vi.spyOn(dog, 'roll').mockReturnValue('growls');
  expect(method?.call(1)).toBe('growls');
});

it('finds a provider with several tokens once', async () => {
  const alias = { provide: OTHER_NAME, useExisting: Dog };
  const [discovery, scanner] = await discoveryOf(alias, Dog, Cat);
  expect(declaredClasses(discovery, Species).map(({ name }) => name)).toEqual(['Dog', 'Cat']);
  expect(declaredMethods(discovery, scanner, Trick).map(({ name }) => name)).toEqual(['Dog.roll', 'Dog.sit']);
});

it('finds the instances of factories and values', async () => {
  const [discovery] = await discoveryOf(
    { provide: 'made', useFactory: () => new Dog() },
    { provide: 'given', useValue: new Cat() },
  );
  expect(declaredClasses(discovery, Species).map(({ name }) => name)).toEqual(['Cat', 'Dog']);
});

it.each([Scope.REQUEST, Scope.TRANSIENT])(
  'refuses declarations of a provider with the scope %s',
  async (scope) => {
    @Injectable({ scope })
    @Species('fish')
    class Fish implements Animal {
      @Trick('swim')
      speak(): string {
        return '';
      }
    }
    const [discovery, scanner] = await discoveryOf(Fish);
    expect(() => declaredClasses(discovery, Species)).toThrow('Fish has a declaration');
    expect(() => declaredMethods(discovery, scanner, Trick)).toThrow('Fish.speak has a declaration');
  },
);

it('refuses a value that is declared twice, and names both declarations', async () => {
  const found = declaredMethods(...(await discoveryOf(Dog, OtherDog)), Trick);
  expect(() => byUniqueValue('trick', found)).toThrow(
    'The trick sit is declared twice: by Dog.sit and OtherDog.sit.',
  );
  expect([...byUniqueValue('trick', found.slice(0, 2)).keys()]).toEqual(['roll', 'sit']);
});
