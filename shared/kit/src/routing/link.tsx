import type { Ref } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/** A link inside the site. The browser never reloads for it; focus and title follow. */
export function Link(props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <RouterLink viewTransition {...props} />;
}
