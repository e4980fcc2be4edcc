import { chakra, dayIn, deviceZone, Flex, formatDay } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** The day of an event without a picture, as on a ticket. Hidden from screen readers, because the row states the date. @param at an instant */
export function DayStub({ at }: { at: string }) {
  const { i18n } = useLingui();
  const day = dayIn(at, deviceZone());
  return (
    <Flex
      aria-hidden
      direction="column"
      align="center"
      justify="center"
      height="100%"
      bg="sodium.muted"
      fontFamily="heading"
      lineHeight="1.1"
    >
      <chakra.span fontSize="1.625rem" fontWeight="800" fontVariantNumeric="tabular-nums">
        {Number(day.slice(8))}
      </chakra.span>
      <chakra.span textStyle="xs" fontWeight="600">
        {formatDay(day, 'shortWeekday', i18n.locale)}
      </chakra.span>
    </Flex>
  );
}
