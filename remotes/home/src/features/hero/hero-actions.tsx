import { Button, Flex, useSite } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { NextStep } from '../../parts/next-step.tsx';

/** On phones the buttons have full width. */
const GROW = { base: '1 1 auto', sm: '0 0 auto' };

/** The two main actions: joining the chat community, and the next step to playing. */
export function HeroActions() {
  const { chatInviteUrl, chatName, home } = useSite();
  const { chat, apply } = home.hero.buttons;
  return (
    <Flex wrap="wrap" gap="3" align="center">
      {chat && chatInviteUrl && (
        <Button asChild size="xl" colorPalette="sodium" flex={GROW}>
          <a href={chatInviteUrl} rel="noreferrer">
            <Trans>Join us on {chatName}</Trans>
          </a>
        </Button>
      )}
      {apply && (
        <NextStep size="xl" variant="outline" bg="bg.panel" borderColor="border.emphasized" flex={GROW} />
      )}
    </Flex>
  );
}
