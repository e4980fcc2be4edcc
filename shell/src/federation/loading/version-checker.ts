import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { KitMismatch } from './load-errors.ts';

/** Recognizes a remote whose code needs another version of a shared package than the page has: loading it is rejected with a `KitMismatch`. */
export const versionChecker: ModuleFederationRuntimePlugin = {
  name: 'boardwalk-version-checker',
  resolveShare(args) {
    const { resolver, pkgName, shareInfo } = args;
    args.resolver = () => {
      try {
        return resolver();
      } catch (cause) {
        // The runtime's resolver throws only if the page's version isn't in the range.
        const range = shareInfo.shareConfig.requiredVersion;
        throw new KitMismatch(`${shareInfo.from} needs ${pkgName} ${range}.`, { cause });
      }
    };
    return args;
  },
};
