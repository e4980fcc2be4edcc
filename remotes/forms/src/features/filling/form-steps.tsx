import { isAnswered, isQuestion, type PublicField } from '@boardwalk/contracts';
import {
  Box,
  Button,
  type Control,
  chakra,
  Heading,
  Link,
  Stack,
  Text,
  VisuallyHidden,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswersView } from '../../form/answers-view.tsx';
import type { FieldSource } from '../../form/field-source.ts';
import { FieldInput } from '../../form/form-fields.tsx';
import { type FormValues, givenIn } from '../../form/form-values.ts';
import type { Section } from '../../form/sections.ts';
import { saveFile } from '../../submission/files.ts';
import type { FormSteps } from './use-form-steps.ts';

interface StepsProps {
  steps: FormSteps;
  fields: readonly PublicField[];
  control: Control<FormValues>;
  source: FieldSource;
}

/** Number and heading of the current step. */
export function StepHeading({ steps: { sections, current, heading } }: Pick<StepsProps, 'steps'>) {
  const number = current + 1;
  const count = sections.length + 1;
  const section = sections[current];
  return (
    <Stack gap="1">
      <Text fontSize="sm" color="fg.muted">
        <Trans>
          Step {number} of {count}
        </Trans>
      </Text>
      <Heading as="h2" ref={heading} tabIndex={-1} textStyle="2xl" outline="none" scrollMarginTop="24">
        {section ? <SectionTitle section={section} /> : <Trans>Check your answers</Trans>}
      </Heading>
    </Stack>
  );
}

function SectionTitle({ section: { title } }: { section: Pick<Section, 'title'> }) {
  return title === undefined ? <Trans>First questions</Trans> : <span dir="auto">{title}</span>;
}

/** Fields of all steps, of which only the current ones are visible: the form knows the errors of all, and nothing typed is lost. */
export function StepFields({ steps: { sections, current }, control, source }: StepsProps) {
  return sections.map(({ id, fields }, index) => (
    <Stack key={id} gap="8" hidden={index !== current} display={index === current ? 'flex' : 'none'}>
      {fields.map((field) => (
        <FieldInput key={field.id} field={field} control={control} source={source} />
      ))}
    </Stack>
  ));
}

interface ReviewProps extends StepsProps {
  /** Id of the application, for its files. */
  submissionId: string;
}

/** All answers before they are sent, with a button to change each section. */
export function ReviewStep({ steps, fields, control, source, submissionId }: ReviewProps) {
  const { t } = useLingui();
  return (
    <Watch
      control={control}
      render={(values) => (
        <AnswersView
          fields={fields}
          answers={givenIn(fields, values, source.linked)}
          files={source.files}
          onFile={(file) => void saveFile(submissionId, file)}
          sectionAction={({ id, title }) => {
            const section = title ?? t`First questions`;
            const index = steps.sections.findIndex((one) => one.id === id);
            if (index === -1) return null;
            return (
              <Button
                size="sm"
                variant="outline"
                aria-label={t`Change ${section}`}
                onClick={() => steps.goTo(index)}
              >
                <Trans>Change</Trans>
              </Button>
            );
          }}
        />
      )}
    />
  );
}

/** List of the steps, linked. A step whose required questions are answered has a check mark. */
export function StepList({ steps: { sections, current }, fields, control, source }: StepsProps) {
  const { t } = useLingui();
  return (
    <Watch
      control={control}
      render={(values) => {
        const given = givenIn(fields, values, source.linked);
        const isDone = (section: Section) =>
          section.fields.every(
            (field) => !isQuestion(field) || !field.required || isAnswered(given[field.id]),
          ) && section.fields.some((field) => isQuestion(field) && isAnswered(given[field.id]));
        return (
          <chakra.nav aria-label={t`Steps`} hideBelow="lg">
            <Stack as="ol" listStyleType="none" gap="0">
              {sections.map((section, index) => (
                <StepLink
                  key={section.id}
                  to={index === 0 ? '?' : `?step=${index + 1}`}
                  isCurrent={index === current}
                  isDone={isDone(section)}
                >
                  <SectionTitle section={section} />
                </StepLink>
              ))}
              <StepLink to="?step=review" isCurrent={current === sections.length} isDone={false}>
                <Trans>Check your answers</Trans>
              </StepLink>
            </Stack>
          </chakra.nav>
        );
      }}
    />
  );
}

interface StepLinkProps {
  to: string;
  isCurrent: boolean;
  isDone: boolean;
  children: ReactNode;
}

function StepLink({ to, isCurrent, isDone, children }: StepLinkProps) {
  return (
    <li>
      <chakra.span
        asChild
        display="flex"
        gap="2.5"
        alignItems="center"
        minH="9"
        ps="3"
        borderStartWidth="3px"
        borderColor={isCurrent ? 'sodium.solid' : 'border'}
        color={isCurrent ? 'fg' : 'fg.muted'}
        fontWeight={isCurrent ? 'semibold' : 'normal'}
        _hover={{ color: 'fg' }}
      >
        <Link to={to} aria-current={isCurrent ? 'step' : undefined} preventScrollReset>
          <Box as="span" flex="1" minW="0">
            {children}
          </Box>
          {isDone && (
            <>
              <chakra.span asChild boxSize="4" color="tide.fg" flexShrink="0">
                <Check aria-hidden />
              </chakra.span>
              <VisuallyHidden>
                <Trans>answered</Trans>
              </VisuallyHidden>
            </>
          )}
        </Link>
      </chakra.span>
    </li>
  );
}
