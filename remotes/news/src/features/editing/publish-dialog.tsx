import type { Article } from '@boardwalk/contracts';
import {
  Button,
  chakra,
  clock,
  Dialog,
  DialogCancel,
  DialogContent,
  Stack,
  Text,
  usePermission,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checklist } from './checklist.tsx';
import { type PublishTime, PublishTimeField } from './publish-time-field.tsx';
import type { GoTo } from './use-go-to.ts';
import type { DialogStep, Publishing, Step } from './use-publishing.ts';

interface PublishDialogProps {
  publishing: Publishing;
  article: Article | undefined;
  goTo: GoTo;
}

/** Dialog before publishing, submitting or updating: the checklist. */
export function PublishDialog({ publishing, article, goTo }: PublishDialogProps) {
  const { dialogStep, close } = publishing;
  // Keeps its content during the closing animation.
  const [last, setLast] = useState(dialogStep);
  if (dialogStep !== undefined && dialogStep !== last) setLast(dialogStep);
  return (
    <Dialog.Root
      open={dialogStep !== undefined}
      onOpenChange={(change) => !change.open && close()}
      finalFocusEl={goTo.elementOnClose}
    >
      <DialogContent>
        {last !== undefined && (
          <StepForm key={last} step={last} publishing={publishing} article={article} goTo={goTo} />
        )}
      </DialogContent>
    </Dialog.Root>
  );
}

/** Tomorrow at nine, in the author's time zone. */
function tomorrow(): string {
  const day = clock.date();
  day.setDate(day.getDate() + 1);
  day.setHours(9, 0, 0, 0);
  return day.toISOString();
}

function StepForm({ step, publishing, article, goTo }: PublishDialogProps & { step: DialogStep }) {
  const { t } = useLingui();
  const publishes = usePermission('news.publish');
  const [time, setTime] = useState<PublishTime>(() => ({
    later: step === 'scheduled',
    at: (article?.state === 'scheduled' && article.publishedAt) || tomorrow(),
  }));
  const timed = step === 'published' || step === 'scheduled';
  const chosen = timed && time.later ? 'scheduled' : timed ? 'published' : step;
  const isFuture = Date.parse(time.at) > clock.now();
  const texts = useStepTexts()[chosen];
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        // In React, the dialog is a descendant of the page's form, wherever it is rendered.
        event.stopPropagation();
        if (publishing.busy || step === 'checklist' || (chosen === 'scheduled' && !isFuture)) return;
        publishing.confirm(chosen as Step, chosen === 'scheduled' ? time.at : undefined);
      }}
    >
      <Dialog.Header pe="12">
        <Dialog.Title>{texts.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="5">
          {texts.lead && <Text>{texts.lead}</Text>}
          {timed && publishes && (
            <PublishTimeField
              time={time}
              onChange={setTime}
              error={time.later && !isFuture ? t`Choose a time in the future.` : undefined}
            />
          )}
          <Checklist
            checks={publishing.checks()}
            messageOf={publishing.messageOf}
            onGo={(check) => {
              goTo.goOnClose(check);
              publishing.close();
            }}
          />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        {step === 'checklist' ? (
          <Dialog.ActionTrigger asChild>
            <Button variant="outline">
              <Trans>Close</Trans>
            </Button>
          </Dialog.ActionTrigger>
        ) : (
          <>
            <DialogCancel />
            <Button type="submit" colorPalette="sodium" loading={publishing.busy} loadingText={texts.action}>
              {texts.action}
            </Button>
          </>
        )}
      </Dialog.Footer>
    </chakra.form>
  );
}

function useStepTexts(): Record<DialogStep, { title: string; lead?: string; action?: string }> {
  const { t } = useLingui();
  return {
    published: {
      title: t`Publish this article?`,
      lead: t`Every member can read the article from now on.`,
      action: t`Publish`,
    },
    scheduled: {
      title: t`Schedule this article?`,
      lead: t`The article is published automatically at the time you choose.`,
      action: t`Schedule article`,
    },
    in_review: {
      title: t`Submit this article for review?`,
      lead: t`An editor reviews the article and publishes it. You can change it until then.`,
      action: t`Submit`,
    },
    update: {
      title: t`Publish your changes?`,
      lead: t`Readers see the new text from now on.`,
      action: t`Update article`,
    },
    checklist: { title: t`Checklist` },
  };
}
