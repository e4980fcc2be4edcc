import { Button, chakra, Flex, LinkButton, StatusDot, useHasRole, useSite } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** On a phone the buttons are as wide as the thumb's reach. */
const GROW = { base: '1 1 auto', sm: '0 0 auto' };

/** The two ways in. Who is on the whitelist already reads that instead of being asked to apply. */
export function HeroActions() {
  const { applicationPath, chatInviteUrl, chatName } = useSite();
  const listed = useHasRole('WHITELISTED');
  return (
    <Flex wrap="wrap" gap="3" align="center">
      <Button asChild size="xl" colorPalette="sodium" flex={GROW}>
        <a href={chatInviteUrl} rel="noreferrer">
          <Trans>Join us on {chatName}</Trans>
        </a>
      </Button>
      {listed ? (
        <chakra.p bg="bg.panel" borderWidth="1px" borderRadius="md" px="4" py="3" lineHeight="1.35">
          <StatusDot state="on">
            <Trans>
              You are on the list. The way onto the server is on{' '}
              <chakra.a
                href={chatInviteUrl}
                rel="noreferrer"
                textDecoration="underline"
                textUnderlineOffset="3px"
              >
                {chatName}
              </chakra.a>
              .
            </Trans>
          </StatusDot>
        </chakra.p>
      ) : (
        <LinkButton
          size="xl"
          variant="outline"
          bg="bg.panel"
          borderColor="border.emphasized"
          flex={GROW}
          to={applicationPath}
        >
          <Trans>Apply for the whitelist</Trans>
        </LinkButton>
      )}
    </Flex>
  );
}
