import { Button } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from '../routing/link.tsx';

interface LinkButtonProps extends Omit<ComponentProps<typeof Button>, 'asChild'> {
  /** Where it leads, inside the site. */
  to: ComponentProps<typeof Link>['to'];
  /** What the page there finds in its location. */
  state?: ComponentProps<typeof Link>['state'];
}

/** A link that is as weighty as a button: the way on from where somebody is. */
export function LinkButton({ to, state, children, ...look }: LinkButtonProps) {
  return (
    <Button asChild {...look}>
      <Link to={to} state={state}>
        {children}
      </Link>
    </Button>
  );
}
