import { Field, formatDateTime, NativeSelect } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { TextRevision } from '../rich-text-props.ts';

interface RevisionPickerProps {
  revisions: readonly TextRevision[];
  chosen: number;
  onChoose: (number: number) => void;
}

/** The revisions as a select, for narrow windows: the changes of the chosen one follow below. */
export function RevisionPicker({ revisions, chosen, onChoose }: RevisionPickerProps) {
  const { t, i18n } = useLingui();
  const wordsOf = ({ number, editor: { fullName }, at }: TextRevision) => {
    const when = formatDateTime(at, { language: i18n.locale });
    return t`Revision ${number}: ${fullName}, ${when}`;
  };
  return (
    <Field.Root>
      <Field.Label>{t`Revision`}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={chosen}
          onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        >
          {revisions.map((revision) => (
            <option key={revision.number} value={revision.number}>
              {wordsOf(revision)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
