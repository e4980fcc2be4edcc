import { chakra, useSettingsStore } from '@boardwalk/kit';

/** Key of a shortcut next to the label of its control; hidden on phones, and if the member has disabled shortcuts. */
export function KeyHint({ children }: { children: string }) {
  const isEnabled = useSettingsStore((state) => state.letterKeys !== 'off');
  if (!isEnabled) return null;
  return (
    <chakra.kbd
      aria-hidden
      translate="no"
      hideBelow="lg"
      ms="1"
      px="1.5"
      borderWidth="1px"
      borderColor="currentcolor"
      borderRadius="sm"
      fontFamily="body"
      fontSize="xs"
      lineHeight="1.25rem"
    >
      {children}
    </chakra.kbd>
  );
}
