import { Button, HStack } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  segments: readonly { value: Value; content: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A choice between a few values, next to each other in one frame. */
export function Segments<Value extends string>({ label, value, segments, onChange }: SegmentsProps<Value>) {
  return (
    <HStack
      role="group"
      aria-label={label}
      gap="1"
      p="0.5"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="md"
      bg="bg.panel"
      minW="0"
    >
      {segments.map((segment) => (
        <Button
          key={segment.value}
          size="sm"
          minW="0"
          px={{ base: '2', sm: '3' }}
          flex="1 1 auto"
          variant={value === segment.value ? 'subtle' : 'ghost'}
          aria-pressed={value === segment.value}
          onClick={() => onChange(segment.value)}
        >
          {segment.content}
        </Button>
      ))}
    </HStack>
  );
}
