import { Box, chakra } from '@boardwalk/kit';

interface FilterSelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; name: string }[];
  /** Whether the filter is active. */
  narrows: boolean;
  onChange: (value: T) => void;
}

/** A native select: the kit's is in a chunk of its own, which the first paint doesn't need. */
export function FilterSelect<T extends string>({
  label,
  value,
  options,
  narrows,
  onChange,
}: FilterSelectProps<T>) {
  return (
    <Box minW="0">
      <chakra.label display="block">
        <chakra.span display="block" textStyle="sm" color="fg.muted" mb="1">
          {label}
        </chakra.span>
        <chakra.select
          value={value}
          onChange={(event) => {
            const chosen = options.find((one) => one.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          width="100%"
          height="10"
          px="2.5"
          borderWidth="1px"
          borderColor={narrows ? 'sodium.fg' : 'border.emphasized'}
          borderRadius="md"
          bg="bg.panel"
          color="fg"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </chakra.select>
      </chakra.label>
    </Box>
  );
}
