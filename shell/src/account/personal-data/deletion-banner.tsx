import { Box, Button, Container, Flex, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useKeepAccount } from './use-keep-account.ts';

/** Banner on every page of a member whose account is about to be deleted. */
export default function DeletionBanner({ due }: { due: string }) {
  const { t } = useLingui();
  const keeping = useKeepAccount();
  return (
    <Box
      as="section"
      aria-label={t`Deletion of your account`}
      bg="signal.subtle"
      borderBottomWidth="1px"
      borderColor="signal.border"
    >
      <Container py="3">
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Text fontWeight="medium">
            <Trans>
              Your account will be deleted on <TimeText at={due} as="long" />.
            </Trans>
          </Text>
          <Button size="sm" variant="outline" loading={keeping.isPending} onClick={() => keeping.mutate()}>
            <Trans>Keep my account</Trans>
          </Button>
        </Flex>
      </Container>
    </Box>
  );
}
