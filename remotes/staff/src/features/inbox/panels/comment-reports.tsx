import { type CommentCase, REPORT_REASONS } from '@boardwalk/contracts';
import { Box, chakra, Heading, MemberName, Stack, Text, TimeText } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

interface CommentReportsProps {
  reports: CommentCase['reports'];
  /** The comment's current text. */
  text: string;
}

/** All open reports of a comment: reporter, reason and explanation, and the reported text if it has changed since. */
export function CommentReports({ reports, text }: CommentReportsProps) {
  const { i18n } = useLingui();
  return (
    <Box>
      <Heading as="h3" textStyle="md" mb="2">
        <Plural value={reports.length} one="Reported by # member" other="Reported by # members" />
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3">
        {reports.map(({ by, kind, reason, at, text: seen }) => (
          <Box
            as="li"
            key={`${by.username} ${at}`}
            borderInlineStartWidth="3px"
            borderInlineStartColor="signal.solid"
            ps="3"
          >
            <Text fontWeight="600">{i18n._(REPORT_REASONS[kind])}</Text>
            {reason && (
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {reason}
              </Text>
            )}
            {seen !== '' && seen !== text && (
              <Box mt="1" textStyle="sm">
                <Text color="fg.muted">
                  <Trans>The comment has been edited since the report. Previous text:</Trans>
                </Text>
                <chakra.blockquote whiteSpace="pre-line" overflowWrap="anywhere">
                  {seen}
                </chakra.blockquote>
              </Box>
            )}
            <Text fontSize="sm" color="fg.muted">
              <MemberName {...by} />, <TimeText at={at} as="relative" />
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
