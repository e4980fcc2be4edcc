import { Box, Button, Container, Flex, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCancelDeletion } from './use-cancel-deletion.ts';

/** Banner on every page of a member whose account is about to be deleted. */
export default function DeletionBanner({ due }: { due: string }) {
  const { t } = useLingui();
  const cancellation = useCancelDeletion();
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
          <Button
            size="sm"
            variant="outline"
            loading={cancellation.isPending}
            onClick={() => cancellation.mutate()}
          >
            <Trans>Keep my account</Trans>
          </Button>
        </Flex>
      </Container>
    </Box>
  );
}
