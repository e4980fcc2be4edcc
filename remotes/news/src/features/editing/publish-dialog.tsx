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
import type { GoTo } from './use-go-to.ts';
import type { Asked, Publishing, Step } from './use-publishing.ts';
import { type PublishTime, WhenField } from './when-field.tsx';

interface PublishDialogProps {
  publishing: Publishing;
  article: Article | undefined;
  goTo: GoTo;
}

/** Dialog before publishing, submitting or updating: the checklist. */
export function PublishDialog({ publishing, article, goTo }: PublishDialogProps) {
  const { asked, close } = publishing;
  // Keeps its content during the closing animation.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  return (
    <Dialog.Root
      open={asked !== undefined}
      onOpenChange={(change) => !change.open && close()}
      finalFocusEl={goTo.elementOnClose}
    >
      <DialogContent>
        {last !== undefined && (
          <Question key={last} step={last} publishing={publishing} article={article} goTo={goTo} />
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

function Question({ step, publishing, article, goTo }: PublishDialogProps & { step: Asked }) {
  const { t } = useLingui();
  const publishes = usePermission('news.publish');
  const [time, setTime] = useState<PublishTime>(() => ({
    later: step === 'scheduled',
    at: (article?.state === 'scheduled' && article.publishedAt) || tomorrow(),
  }));
  const timed = step === 'published' || step === 'scheduled';
  const chosen = timed && time.later ? 'scheduled' : timed ? 'published' : step;
  const coming = Date.parse(time.at) > clock.now();
  const words = useStepWords()[chosen];
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        // In React, the dialog is a descendant of the page's form, wherever it is rendered.
        event.stopPropagation();
        if (publishing.busy || step === 'checklist' || (chosen === 'scheduled' && !coming)) return;
        publishing.confirm(chosen as Step, chosen === 'scheduled' ? time.at : undefined);
      }}
    >
      <Dialog.Header pe="12">
        <Dialog.Title>{words.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="5">
          {words.lead && <Text>{words.lead}</Text>}
          {timed && publishes && (
            <WhenField
              time={time}
              onChange={setTime}
              error={time.later && !coming ? t`Choose a time in the future.` : undefined}
            />
          )}
          <Checklist
            checks={publishing.checks()}
            words={publishing.words}
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
            <Button type="submit" colorPalette="sodium" loading={publishing.busy} loadingText={words.action}>
              {words.action}
            </Button>
          </>
        )}
      </Dialog.Footer>
    </chakra.form>
  );
}

function useStepWords(): Record<Asked, { title: string; lead?: string; action?: string }> {
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
