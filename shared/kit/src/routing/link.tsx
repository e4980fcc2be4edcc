import type { Ref } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/** A link within the site: navigates without a reload; focus and title follow. */
export function Link(props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <RouterLink viewTransition {...props} />;
}
