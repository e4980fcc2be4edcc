import type { ReleaseHealth } from '@boardwalk/contracts';
import { chakra, HStack, Text } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

const MINUTES = 30;
const HEIGHT = 20;
const STEP = 4;

/** Outcomes of a version in the last half hour: a bar per minute, failures from the top. The text next to it contains the same data. */
export function HealthLine({ health: { drawn, failed, series } }: { health: ReleaseHealth }) {
  const { i18n } = useLingui();
  if (drawn + failed === 0) {
    return (
      <Text as="span" color="fg.muted" fontSize="sm">
        <Trans>Not seen lately</Trans>
      </Text>
    );
  }
  const shown = series.slice(-MINUTES);
  const most = Math.max(1, ...shown.map((minute) => minute.drawn + minute.failed));
  return (
    <HStack gap="3">
      <chakra.svg
        viewBox={`0 0 ${MINUTES * STEP} ${HEIGHT}`}
        width={`${MINUTES * STEP}px`}
        height={`${HEIGHT}px`}
        flexShrink="0"
        aria-hidden
      >
        <chakra.rect fill="border" y={HEIGHT - 1} width={MINUTES * STEP - 1} height="1" />
        {shown.map((minute, index) => {
          const good = (minute.drawn / most) * HEIGHT;
          const bad = (minute.failed / most) * HEIGHT;
          return (
            <g key={minute.at} transform={`translate(${(MINUTES - shown.length + index) * STEP} 0)`}>
              <chakra.rect fill="tide.solid" y={HEIGHT - good} width={STEP - 1} height={good} />
              <chakra.rect fill="signal.solid" y={HEIGHT - good - bad} width={STEP - 1} height={bad} />
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
