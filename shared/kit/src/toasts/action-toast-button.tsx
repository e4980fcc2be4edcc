import { Button } from '@chakra-ui/react';
import { LinkButton } from '../components/link-button.tsx';
import type { QueuedToast } from './queue.ts';

interface ActionToastButtonProps {
  action: NonNullable<QueuedToast['action']>;
  /** Called after the action. */
  onDone: () => void;
}

/** Action of a toast: a link to a path of this site, or a callback. */
export function ActionToastButton({ action: { label, to, onSelect }, onDone }: ActionToastButtonProps) {
  const select = () => {
    onSelect?.();
    onDone();
  };
  const buttonProps = { size: 'xs', mt: '1', alignSelf: 'start', colorPalette: 'sodium' } as const;
  if (to)
    return (
      <LinkButton {...buttonProps} to={to} onClick={select}>
        {label}
      </LinkButton>
    );
  return (
    <Button {...buttonProps} onClick={select}>
      {label}
    </Button>
  );
}
