import { Button, Link, Menu, Portal } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';

/** Menu with the reader's own pages: properties, offers, messages and saved searches. */
export function OwnMenu() {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="outline">
          <Trans>My real estate</Trans>
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="mine" asChild>
              <Link to="/real-estate/mine">
                <Trans>My properties</Trans>
              </Link>
            </Menu.Item>
            <Menu.Item value="offers" asChild>
              <Link to="/real-estate/offers">
                <Trans>Offers</Trans>
              </Link>
            </Menu.Item>
            <Menu.Item value="messages" asChild>
              <Link to="/real-estate/messages">
                <Trans>Messages</Trans>
              </Link>
            </Menu.Item>
            <Menu.Item value="searches" asChild>
              <Link to="/real-estate/searches">
                <Trans>Saved searches</Trans>
              </Link>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
