import { Button } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from '../routing/link.tsx';

interface LinkButtonProps extends Omit<ComponentProps<typeof Button>, 'asChild'> {
  /** Target within the site. */
  to: ComponentProps<typeof Link>['to'];
  /** Location state for the target page. */
  state?: ComponentProps<typeof Link>['state'];
}

/** A link styled as a button. */
export function LinkButton({ to, state, children, ...look }: LinkButtonProps) {
  return (
    <Button asChild {...look}>
      <Link to={to} state={state}>
        {children}
      </Link>
    </Button>
  );
}
