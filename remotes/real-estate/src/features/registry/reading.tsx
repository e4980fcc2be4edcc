import { Box, ENCODINGS, type Encoding, Select, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RegistryFile } from './registry-files.ts';

/** Number of lines shown. */
const LINES = 4;

const ENCODING_OPTIONS = Object.entries(ENCODINGS).map(([name, label]) => ({
  value: name as Encoding,
  label,
}));

interface ReadingProps {
  file: RegistryFile;
  onEncoding: (encoding: Encoding) => void;
}

/** The first decoded lines of the file, and the encoding, which can be corrected before the import. */
export function Reading({ file: { csv, encoding }, onEncoding }: ReadingProps) {
  const { t } = useLingui();
  const lines = csv.split(/\r\n?|\n/, LINES).join('\n');
  return (
    <Stack gap="3">
      <Select
        label={t`Encoding`}
        size="sm"
        value={encoding}
        options={ENCODING_OPTIONS}
        onValueChange={onEncoding}
      />
      <Text textStyle="sm" fontWeight="600">
        <Trans>First lines</Trans>
      </Text>
      <Box
        as="pre"
        role="region"
        aria-label={t`First lines`}
        tabIndex={0}
        overflowX="auto"
        borderWidth="1px"
        borderRadius="md"
        px="3"
        py="2"
        fontSize="xs"
        translate="no"
      >
        {lines}
      </Box>
    </Stack>
  );
}
