/** Earlier names of exports. Released remotes that were built with them still work. */
import { stickyBarScrollMargins } from '../forms/sticky-bar.ts';
import { CatalogProvider } from '../i18n/catalog-provider.tsx';
import { lazyWithRetry } from '../lazy/lazy-component.ts';
import { setPersistentPart } from '../overlays/persistent-parts.tsx';
import { useReplaceUrl } from '../routing/use-replace-url.ts';
import { isForbidden } from '../session/access.ts';
import { useMinWidth } from '../settings/use-media.ts';
import type { ColorName } from '../theme/color-types.ts';

/** Earlier name of `stickyBarScrollMargins`. @deprecated */
export const clearOfBar = stickyBarScrollMargins;

/** Earlier name of `ColorName`. @deprecated */
export type ColourName = ColorName;

/** Earlier name of `isForbidden`. @deprecated */
export const isRefusal = isForbidden;

/** Earlier name of `setPersistentPart`. @deprecated */
export const keepPart = setPersistentPart;

/** Earlier name of `lazyWithRetry`. @deprecated */
export const lazyPart = lazyWithRetry;

/**
 * Earlier name of `CatalogProvider`.
 * @deprecated
 * @example <PackageWords catalog={catalog}>{children}</PackageWords>
 */
export const PackageWords = CatalogProvider;

/** Earlier name of `useReplaceUrl`. @deprecated */
export const useReaddress = useReplaceUrl;

/** Earlier name of `useMinWidth`. @deprecated */
export const useWindowFrom = useMinWidth;
