import type { ReleaseHealth } from '@boardwalk/contracts';
import { chakra, HStack, Text } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

const SHOWN_MINUTES = 30;
const HEIGHT_PX = 20;
const STEP_PX = 4;

/** Outcomes of a version in the last half hour: a bar per minute, failures from the top. The text next to it contains the same data. */
export function HealthChart({ health: { drawn, failed, series } }: { health: ReleaseHealth }) {
  const { i18n } = useLingui();
  if (drawn + failed === 0) {
    return (
      <Text as="span" color="fg.muted" fontSize="sm">
        <Trans>No visits in 30 minutes</Trans>
      </Text>
    );
  }
  const shown = series.slice(-SHOWN_MINUTES);
  const maxOutcomes = Math.max(1, ...shown.map((minute) => minute.drawn + minute.failed));
  return (
    <HStack gap="3">
      <chakra.svg
        viewBox={`0 0 ${SHOWN_MINUTES * STEP_PX} ${HEIGHT_PX}`}
        width={`${SHOWN_MINUTES * STEP_PX}px`}
        height={`${HEIGHT_PX}px`}
        flexShrink="0"
        aria-hidden
      >
        <chakra.rect fill="border" y={HEIGHT_PX - 1} width={SHOWN_MINUTES * STEP_PX - 1} height="1" />
        {shown.map((minute, index) => {
          const good = (minute.drawn / maxOutcomes) * HEIGHT_PX;
          const bad = (minute.failed / maxOutcomes) * HEIGHT_PX;
          return (
            <g key={minute.at} transform={`translate(${(SHOWN_MINUTES - shown.length + index) * STEP_PX} 0)`}>
              <chakra.rect fill="tide.solid" y={HEIGHT_PX - good} width={STEP_PX - 1} height={good} />
              <chakra.rect fill="signal.solid" y={HEIGHT_PX - good - bad} width={STEP_PX - 1} height={bad} />
            </g>
          );
        })}
      </chakra.svg>
      <Text
        as="span"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
        whiteSpace={{ base: 'normal', md: 'nowrap' }}
      >
        <Trans>{i18n.number(drawn)} rendered</Trans>
        {failed > 0 && (
          <chakra.span color="signal.fg" fontWeight="600">
            , <Plural value={failed} one="# failed" other="# failed" />
          </chakra.span>
        )}
      </Text>
    </HStack>
  );
}
