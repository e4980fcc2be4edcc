import { localize, SCENERIES, type Scenery, type SiteLook } from '@boardwalk/contracts';
import { chakra, Field, Flex, Heading, Input, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { AccentPick } from '../../settings/accent-pick.tsx';
import { AreaChoice } from '../../settings/area-choice.tsx';
import { ScenerySample } from '../../settings/look-samples.tsx';
import { PictureChoice } from '../../settings/picture-choice.tsx';
import type { QuestionId, SetupAnswers } from './setup-answers.ts';

interface QuestionProps {
  question: QuestionId;
  answers: SetupAnswers;
  onChange: (change: Partial<SetupAnswers>) => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A question with its input. */
export function Question({ question, heading, ...rest }: QuestionProps) {
  const Answer = ANSWERS[question];
  return (
    <Stack gap="5">
      <Heading as="h2" textStyle="3xl" ref={heading} tabIndex={-1} outline="none">
        {TITLES[question]}
      </Heading>
      <Answer {...rest} />
    </Stack>
  );
}

type AnswerProps = Pick<QuestionProps, 'answers' | 'onChange'>;

const TITLES: Record<QuestionId, ReactNode> = {
  name: <Trans>What is your community called?</Trans>,
  tagline: <Trans>How do you describe it in one line?</Trans>,
  accent: <Trans>Which color do you want?</Trans>,
  picture: <Trans>What do visitors see first?</Trans>,
  chat: <Trans>Where does your community chat?</Trans>,
  features: <Trans>Which features do you want?</Trans>,
};

const ANSWERS: Record<QuestionId, (props: AnswerProps) => ReactNode> = {
  name: NameAnswer,
  tagline: TaglineAnswer,
  accent: AccentAnswer,
  picture: PictureAnswer,
  chat: ChatAnswer,
  features: ({ answers, onChange }) => (
    <AreaChoice off={answers.areasOff} onChange={(areasOff) => onChange({ areasOff })} />
  ),
};

function NameAnswer({ answers, onChange }: AnswerProps) {
  const { t } = useLingui();
  return (
    <Field.Root required>
      <Field.Label>{t`Name`}</Field.Label>
      <Input
        size="lg"
        value={answers.name}
        maxLength={60}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </Field.Root>
  );
}

function TaglineAnswer({ answers, onChange }: AnswerProps) {
  const { t, i18n } = useLingui();
  return (
    <Field.Root>
      <Field.Label>{t`Tagline`}</Field.Label>
      <Input
        size="lg"
        value={localize(answers.tagline, i18n.locale)}
        maxLength={120}
        onChange={(event) => onChange({ tagline: event.target.value })}
      />
      <Field.HelperText>{t`The main heading on Home.`}</Field.HelperText>
    </Field.Root>
  );
}

function AccentAnswer({ answers: { look }, onChange }: AnswerProps) {
  return <AccentPick look={look} onChange={(next) => onChange({ look: next })} />;
}

function PictureAnswer({ answers: { look }, onChange }: AnswerProps) {
  const { t } = useLingui();
  const names: Record<Scenery, string> = {
    harbour: t`Harbor`,
    mountain: t`Mountains`,
    contours: t`Contour lines`,
  };
  const put = (change: Partial<SiteLook>) => onChange({ look: { ...look, ...change } });
  return (
    <Stack gap="6">
      <Flex role="group" aria-label={t`Illustrations`} gap="3" wrap="wrap">
        {SCENERIES.map((scenery) => (
          <chakra.button
            key={scenery}
            type="button"
            aria-pressed={look.scenery === scenery && !look.hero.light}
            onClick={() => put({ ...COMPANIONS[scenery], scenery, hero: { light: null, dark: null } })}
            width="11rem"
            borderWidth="2px"
            borderColor={look.scenery === scenery && !look.hero.light ? 'sodium.fg' : 'border.emphasized'}
            borderRadius="lg"
            overflow="hidden"
            textAlign="start"
          >
            <ScenerySample scenery={scenery} look={look} />
            <Text px="3" py="2" fontWeight="600">
              {names[scenery]}
            </Text>
          </chakra.button>
        ))}
      </Flex>
      <PictureChoice
        label={t`Your own picture`}
        picture={look.hero.light}
        onChange={(light) => put({ hero: { light, dark: null } })}
      />
    </Stack>
  );
}

/** Defaults that match a scenery. Each can be changed in the site's settings. */
const COMPANIONS: Record<Scenery, Pick<SiteLook, 'mark' | 'headings' | 'corners'>> = {
  harbour: { mark: 'lamp', headings: 'poster', corners: 'round' },
  mountain: { mark: 'peak', headings: 'book', corners: 'square' },
  contours: { mark: 'initial', headings: 'poster', corners: 'round' },
};
function ChatAnswer({ answers, onChange }: AnswerProps) {
  const { t } = useLingui();
  return (
    <Field.Root>
      <Field.Label>{t`Invite link`}</Field.Label>
      <Input
        size="lg"
        type="url"
        value={answers.chatInviteUrl}
        maxLength={300}
        placeholder="https://discord.gg/…"
        onChange={(event) => onChange({ chatInviteUrl: event.target.value })}
      />
      <Field.HelperText>{t`Optional. Leave it empty if you have no chat.`}</Field.HelperText>
    </Field.Root>
  );
}
