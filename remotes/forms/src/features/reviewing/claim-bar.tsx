import type { Review } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  call,
  Flex,
  Panel,
  Stack,
  useEndpointMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ClaimLine } from '../../review/claim-line.tsx';
import { reviewQuery } from '../../review/queries.ts';
import { useReviewAction } from '../../review/use-review-action.ts';
import { OthersReading } from './others-reading.tsx';

/** The current claim, with buttons to change it. */
export function ClaimBar({ review }: { review: Review }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, may } = review;
  const claiming = useReviewAction<boolean>(id, (takeOver) =>
    call('PUT /api/reviews/:id/claim', { params: { id }, body: { takeOver } }),
  );
  const releasing = useEndpointMutation('DELETE /api/reviews/:id/claim', {
    // Another reviewer may have taken it over.
    onError: () => void queries.invalidateQueries({ queryKey: reviewQuery(id).queryKey }),
  });
  const name = review.claim?.by.fullName;
  return (
    <Panel py="3">
      <Flex wrap="wrap" gap="4" justify="space-between" align="center" minH="10">
        <Stack gap="1">
          <ClaimLine claim={review.claim} />
          <OthersReading id={id} />
        </Stack>
        <Flex gap="2">
          {may.claim && !review.claim?.mine && (
            <Button
              size="sm"
              colorPalette="sodium"
              loading={claiming.isPending}
              onClick={() => claiming.mutate(false)}
            >
              <Trans>Claim</Trans>
            </Button>
          )}
          {may.takeOver && (
            <ConfirmDialog
              trigger={
                <Button size="sm" variant="outline">
                  <Trans>Take over</Trans>
                </Button>
              }
              title={t`Take this over from ${name}?`}
              confirmLabel={t`Take over`}
              onConfirm={() => claiming.mutateAsync(true)}
            >
              <Trans>
                This is recorded in the audit log. <bdi translate="no">{name}</bdi> keeps any text they
                haven’t sent.
              </Trans>
            </ConfirmDialog>
          )}
          {review.claim?.mine && (
            <Button
              size="sm"
              variant="ghost"
              loading={releasing.isPending}
              onClick={() => releasing.mutate({ params: { id } })}
            >
              <Trans>Release claim</Trans>
            </Button>
          )}
        </Flex>
      </Flex>
    </Panel>
  );
}
