import type { Review } from '@boardwalk/contracts';
import { announce, Button, ConfirmDialog, Flex, Panel, Stack, useQueryClient } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { claim, letGo } from '../../../review/act-on-review.ts';
import { ClaimLine } from '../../../review/claim-line.tsx';
import { reviewQuery } from '../../../review/get-reviews.ts';
import { useReviewAction } from '../../../review/use-review-action.ts';
import { OthersReading } from './others-reading.tsx';

/** The current claim, with buttons to change it. */
export function ClaimBar({ review }: { review: Review }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { id, may } = review;
  const claiming = useReviewAction<boolean>(id, (takeOver) => claim(id, takeOver), {
    onDone: () => setAsking(false),
  });
  const release = async () => {
    await letGo(id).catch((error) => {
      announce(error);
      // Another reviewer may have taken it over.
      void queries.invalidateQueries({ queryKey: reviewQuery(id).queryKey });
    });
  };
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
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              <Trans>Take over</Trans>
            </Button>
          )}
          {review.claim?.mine && (
            <Button size="sm" variant="ghost" onClick={() => void release()}>
              <Trans>Release claim</Trans>
            </Button>
          )}
        </Flex>
      </Flex>
      <ConfirmDialog
        open={asking}
        title={t`Take this over from ${name}?`}
        confirmLabel={t`Take over`}
        busy={claiming.isPending}
        onConfirm={() => claiming.mutate(true)}
        onClose={() => setAsking(false)}
      >
        <Trans>
          This is recorded in the audit log. <bdi translate="no">{name}</bdi> keeps any text they haven’t
          sent.
        </Trans>
      </ConfirmDialog>
    </Panel>
  );
}
