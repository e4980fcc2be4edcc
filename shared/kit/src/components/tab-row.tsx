import { type BoxProps, chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../routing/link.tsx';
import { TAB, TAB_ROW } from './tab-look.ts';

/** A tab of a {@link TabRow}. */
export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Number of items behind the tab, formatted. `null` reserves its space until it is loaded. */
  count?: ReactNode;
  /** The count for screen readers, if the number alone is unclear: `3 items`. */
  countLabel?: ReactNode;
  /** URL of the view, within the site. */
  to?: string;
}

interface TabRowProps<Value extends string> extends Omit<BoxProps, 'children' | 'onChange'> {
  /** Accessible name of the row. */
  label: string;
  /** The current tab; undefined if none is. */
  value: Value | undefined;
  tabs: readonly TabItem<Value>[];
  /** Called with the chosen tab, for tabs without a URL. */
  onValueChange?: (value: Value) => void;
  /** Whether a link replaces the entry in the browser's history. */
  replace?: boolean;
}

/**
 * Views of the same page in one row: links if the tabs have URLs, otherwise buttons. A row that doesn't fit scrolls and shows its current tab. For panels
 * that the tabs switch on the page itself, use `Tabs`, which has the same look.
 * @example
 * <TabRow
 *   label={t`Offers`}
 *   value={box}
 *   tabs={[
 *     { value: 'received', label: t`Received`, to: '?box=received', count: 3 },
 *     { value: 'sent', label: t`Sent`, to: '?box=sent' },
 *   ]}
 * />
 */
export function TabRow<Value extends string = string>({
  label,
  value,
  tabs,
  onValueChange,
  replace,
  ...rest
}: TabRowProps<Value>) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Scrolls only the row, not the page.
    const current = value && row.current?.querySelector<HTMLElement>('[aria-current], [aria-pressed=true]');
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [value]);
  const areLinks = tabs.some(({ to }) => to !== undefined);
  return (
    <chakra.div
      as={areLinks ? 'nav' : undefined}
      role={areLinks ? undefined : 'group'}
      aria-label={label}
      data-tab-row
      minW="0"
      maxW="full"
      {...rest}
    >
      <chakra.ul ref={row} listStyleType="none" css={TAB_ROW}>
        {tabs.map(({ value: own, to, ...tab }) => {
          const isCurrent = own === value;
          return (
            <chakra.li key={own} display="flex" flexShrink="0">
              <chakra.span asChild css={TAB}>
                {to === undefined ? (
                  <button type="button" aria-pressed={isCurrent} onClick={() => onValueChange?.(own)}>
                    <TabContent {...tab} />
                  </button>
                ) : (
                  <Link
                    to={to}
                    replace={replace}
                    preventScrollReset
                    aria-current={isCurrent ? 'page' : undefined}
                  >
                    <TabContent {...tab} />
                  </Link>
                )}
              </chakra.span>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}

function TabContent({ label, count, countLabel }: Pick<TabItem, 'label' | 'count' | 'countLabel'>) {
  return (
    <>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <chakra.span minW="2ch" textStyle="sm" fontWeight="normal" fontVariantNumeric="tabular-nums">
            <span aria-hidden={countLabel !== undefined}>{count}</span>
            {countLabel !== undefined && <VisuallyHidden>{countLabel}</VisuallyHidden>}
          </chakra.span>
        </>
      )}
    </>
  );
}
