import type { ManagedRemote } from '@boardwalk/contracts';
import { ConfirmDialog, IconButton, Menu, Portal } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { type AppAction, useAppActions } from './use-app-actions.tsx';
import type { Serving } from './use-serving.ts';

interface AppMenuProps {
  app: ManagedRemote;
  serving: Serving;
  /** Called after the app was removed. */
  onRemoved?: () => void;
}

/** Menu with the actions on an app. Those that take something from visitors need a confirmation. */
export function AppMenu({ app, serving, onRemoved }: AppMenuProps) {
  const { t } = useLingui();
  const { name } = app;
  const actions = useAppActions(app);
  const trigger = useRef<HTMLButtonElement>(null);
  // Kept during the closing animation.
  const [chosen, setChosen] = useState<AppAction>();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (id: string) => {
    const action = actions.find((one) => one.id === id);
    if (!action) return;
    if (!action.confirmation) {
      serving.run({ change: action.change, before: app });
      return;
    }
    setChosen(action);
    setIsOpen(true);
  };
  return (
    <>
      <Menu.Root lazyMount positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => choose(value)}>
        <Menu.Trigger asChild>
          <IconButton
            ref={trigger}
            size="xs"
            variant="ghost"
            aria-label={t`Actions for ${name}`}
            title={t`Actions for ${name}`}
            disabled={serving.busy}
          >
            <Ellipsis size="1.125rem" aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {actions.map(({ id, label, isDestructive }) => (
                <Menu.Item key={id} value={id} minH="10" color={isDestructive ? 'fg.error' : undefined}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {chosen?.confirmation && (
        <ConfirmDialog
          open={isOpen}
          title={chosen.confirmation.title}
          confirmLabel={chosen.confirmation.confirmLabel}
          onClose={() => setIsOpen(false)}
          onConfirm={async () => {
            await serving.apply({ change: chosen.change, before: app });
            setIsOpen(false);
            if (chosen.change.kind === 'remove') onRemoved?.();
          }}
          failure={serving.reasonOf}
          returnTo={() => trigger.current}
        >
          {chosen.confirmation.consequences}
        </ConfirmDialog>
      )}
    </>
  );
}
