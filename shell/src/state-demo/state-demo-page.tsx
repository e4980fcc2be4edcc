import {
  Badge,
  Button,
  chakra,
  Dialog,
  DialogContent,
  Grid,
  Heading,
  HStack,
  Page,
  Panel,
  Stack,
  Text,
  THEMES,
  toast,
  UI_STORAGE_KEY,
  useUiStore,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const MODAL = 'state-demo';

/** Live view of the UI store: its state, its actions, and what is persisted. */
export default function StateDemoPage() {
  const { t } = useLingui();
  const ui = useUiStore();
  return (
    <Page
      title={t`Zustand demo`}
      lead={t`One store for the whole page. The navigation, the toasts and every remote read the same instance.`}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6">
          <Part title={t`Theme`} isStored>
            {THEMES.map((theme) => (
              <Button
                key={theme}
                size="sm"
                variant={ui.theme === theme ? 'solid' : 'outline'}
                aria-pressed={ui.theme === theme}
                onClick={() => ui.setTheme(theme)}
              >
                {theme}
              </Button>
            ))}
          </Part>
          <Part title={t`Panels`}>
            <Button
              size="sm"
              variant="outline"
              aria-pressed={ui.sidebarOpen}
              onClick={() => ui.setSidebarOpen(!ui.sidebarOpen)}
            >
              sidebarOpen: {String(ui.sidebarOpen)}
            </Button>
            <Button size="sm" variant="outline" onClick={() => ui.setMobileMenuOpen(true)}>
              <Trans>Open the side menu</Trans>
            </Button>
            <Button size="sm" variant="outline" onClick={() => ui.openModal(MODAL)}>
              <Trans>Open a modal</Trans>
            </Button>
          </Part>
          <Part title={t`Toasts`}>
            <ToastButtons />
          </Part>
        </Stack>
        <LiveState />
      </Grid>
      <DemoModal />
    </Page>
  );
}

function Part({ title, isStored, children }: { title: string; isStored?: boolean; children: ReactNode }) {
  return (
    <Panel>
      <HStack mb="4" justify="space-between">
        <Heading as="h2" textStyle="xl">
          {title}
        </Heading>
        {isStored && (
          <Badge colorPalette="tide">
            <Trans>stored under {UI_STORAGE_KEY}</Trans>
          </Badge>
        )}
      </HStack>
      <HStack wrap="wrap" gap="2">
        {children}
      </HStack>
    </Panel>
  );
}

function ToastButtons() {
  const { t } = useLingui();
  const first = useUiStore((state) => state.toasts[0]);
  return (
    <>
      <Button
        size="sm"
        onClick={() =>
          toast.add({ title: t`Example toast`, description: t`This toast comes from the shared store.` })
        }
      >
        <Trans>Add</Trans>
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={!first?.open}
        onClick={() => first && toast.update(first.id, { description: t`Updated a moment ago.` })}
      >
        <Trans>Update</Trans>
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={!first?.open}
        onClick={() => first && toast.dismiss(first.id)}
      >
        <Trans>Dismiss</Trans>
      </Button>
      <Button size="sm" variant="outline" disabled={!first} onClick={() => first && toast.remove(first.id)}>
        <Trans>Remove</Trans>
      </Button>
    </>
  );
}

function LiveState() {
  const { t } = useLingui();
  const { theme, sidebarOpen, mobileMenuOpen, activeModal, toasts } = useUiStore();
  const shown = {
    theme,
    sidebarOpen,
    mobileMenuOpen,
    activeModal,
    toasts: toasts.map(({ id, description, open }) => ({ id: id.slice(0, 8), description, open })),
  };
  return (
    <Panel position={{ lg: 'sticky' }} top={{ lg: '24' }}>
      <Heading as="h2" textStyle="xl" mb="2">
        <Trans>Right now</Trans>
      </Heading>
      <Text color="fg.muted" mb="4">
        <Trans>Open this page in a second tab: only the theme is still there.</Trans>
      </Text>
      <chakra.pre
        aria-label={t`State of the store`}
        fontFamily="mono"
        fontSize="sm"
        bg="bg.subtle"
        borderRadius="md"
        p="4"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {JSON.stringify(shown, null, 2)}
      </chakra.pre>
    </Panel>
  );
}

function DemoModal() {
  const open = useUiStore((state) => state.activeModal === MODAL);
  const close = useUiStore((state) => state.closeModal);
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && close()}>
      <DialogContent>
        <Dialog.Header pe="12">
          <Dialog.Title>
            <Trans>A modal of the store</Trans>
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body pb="6">
          <Trans>
            While this is open, activeModal contains its name. Closing it sets activeModal to null.
          </Trans>
        </Dialog.Body>
      </DialogContent>
    </Dialog.Root>
  );
}
