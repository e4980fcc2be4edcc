import { formatDateTime, Select } from '@boardwalk/kit';
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
  const labelOf = ({ number, editor: { fullName }, at }: TextRevision) => {
    const when = formatDateTime(at, { language: i18n.locale });
    return t`Revision ${number}: ${fullName}, ${when}`;
  };
  return (
    <Select
      label={t`Revision`}
      value={chosen}
      options={revisions.map((revision) => ({ value: revision.number, label: labelOf(revision) }))}
      onValueChange={onChoose}
    />
  );
}
