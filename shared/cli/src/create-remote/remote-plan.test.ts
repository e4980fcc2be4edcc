import { describe, expect, it } from 'vitest';
import { planRemote } from './remote-plan.ts';

const press = {
  name: 'press',
  routes: [{ path: '/press', access: 'public' as const, title: 'Press' }],
  navigation: [{ area: 'main' as const, label: 'Press', to: '/press', order: 120 }],
};

describe('planRemote', () => {
  it('fills in missing values', () => {
    expect(planRemote({ name: 'real-estate' }, [press])).toEqual({
      name: 'real-estate',
      title: 'Real estate',
      path: '/real-estate',
      order: 130,
    });
  });

  it.each([
    [{ name: 'Shop' }, /can't name a remote/],
    [{ name: 's' }, /can't name a remote/],
    [{ name: '../x' }, /can't name a remote/],
    [{ name: 'press' }, /There is a "press" already/],
    [{ name: 'shell' }, /There is a "shell" already/],
    [{ name: 'shop', path: '/press' }, /\/press belongs to the remote "press"/],
    [{ name: 'shop', path: '/settings' }, /\/settings belongs to the shell/],
    [{ name: 'shop', path: '/api/shop' }, /belongs to the gateway/],
    [{ name: 'profile' }, /\/profile belongs to the shell/],
    [{ name: 'shop', path: 'shop' }, /can't be its path/],
    [{ name: 'shop', title: 'a`b' }, /can't be its title/],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become code
    [{ name: 'shop', title: '${x}' }, /can't be its title/],
  ])('rejects %j', (wish, message) => {
    expect(() => planRemote(wish, [press])).toThrow(message);
  });
});
