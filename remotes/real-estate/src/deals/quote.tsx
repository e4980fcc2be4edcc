import { Text } from '@boardwalk/kit';

/** Text of an offer or a listing; renders nothing without one. */
export function Quote({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <Text
      borderInlineStartWidth="3px"
      borderColor="border.emphasized"
      ps="3"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
    >
      {children}
    </Text>
  );
}
