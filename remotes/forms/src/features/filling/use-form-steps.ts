import { isQuestion, type LinkedAccount, type PublicField, shownFields } from '@boardwalk/contracts';
import { type UseFormReturn, useSearchParams } from '@boardwalk/kit';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormValues, givenIn } from '../../form/form-values.ts';
import { isInSteps, type Section, sectionsOf } from '../../form/sections.ts';

/** Search parameter of the current step: its number from 2, or {@link REVIEW}. The first step has none. */
const STEP = 'step';
const REVIEW = 'review';

/** Steps of a form: one for each section with visible fields, then a review of all answers. */
export interface FormSteps {
  sections: readonly Section[];
  /** Index of the current step; the number of sections for the review. */
  current: number;
  goTo: (index: number) => void;
  /** Checks the fields of the current step. Without errors it goes to the next one; otherwise the summary gets the focus. */
  goOn: () => Promise<void>;
  /** Shows the step of a field and focuses it. */
  goToField: (name: string) => void;
  /** The heading of the current step, which gets the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Element around the summary of errors. */
  summary: RefObject<HTMLDivElement | null>;
}

/** Returns the steps of a form; null if it is filled in on one page. */
export function useFormSteps(
  form: UseFormReturn<FormValues>,
  fields: readonly PublicField[],
  linked: readonly LinkedAccount[],
): FormSteps | null {
  const [isPaged] = useState(() => isInSteps(fields));
  const sections = useShownSections(form, fields, linked);
  const [params, setParams] = useSearchParams();
  const current = isPaged ? indexOf(params.get(STEP), sections.length) : 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const wantedField = useRef<string>(undefined);
  const [refusals, setRefusals] = useState(0);

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (wantedField.current === undefined) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    } else form.setFocus(wantedField.current);
    wantedField.current = undefined;
  }, [current, form]);
  // After rendering: the summary isn't there without errors.
  useEffect(() => {
    if (refusals > 0) summary.current?.querySelector<HTMLElement>('[role=group]')?.focus();
  }, [refusals]);

  if (!isPaged) return null;
  const goTo = (index: number) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (index === 0) next.delete(STEP);
        else next.set(STEP, index === sections.length ? REVIEW : String(index + 1));
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    sections,
    current,
    heading,
    summary,
    goTo,
    async goOn() {
      const names = sections[current]?.fields.filter(isQuestion).map(({ id }) => id) ?? [];
      if (await form.trigger(names)) goTo(current + 1);
      else setRefusals((count) => count + 1);
    },
    goToField(name) {
      const index = sections.findIndex((section) => section.fields.some(({ id }) => id === name));
      if (index === -1 || index === current) return form.setFocus(name);
      wantedField.current = name;
      goTo(index);
    },
  };
}

/** Returns the index of a step in the URL, limited to the existing ones. */
function indexOf(step: string | null, count: number): number {
  if (step === REVIEW) return count;
  const number = Number(step ?? 1);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, count) - 1 : 0;
}

/** Returns the sections with their visible fields. Renders again only if another field is visible. */
function useShownSections(
  form: UseFormReturn<FormValues>,
  fields: readonly PublicField[],
  linked: readonly LinkedAccount[],
): readonly Section[] {
  const compute = () =>
    sectionsOf(shownFields(fields, givenIn(fields, form.getValues(), linked))).filter(
      (section) => section.fields.length > 0,
    );
  const [sections, setSections] = useState(compute);
  const update = useEffectEvent(() => {
    const next = compute();
    setSections((before) => (outlineOf(before) === outlineOf(next) ? before : next));
  });
  useEffect(() => {
    update();
    return form.subscribe({ formState: { values: true }, callback: () => update() });
  }, [form, linked]);
  return sections;
}

function outlineOf(sections: readonly Section[]): string {
  return sections.map(({ id, fields }) => [id, ...fields.map((field) => field.id)].join()).join(' ');
}
