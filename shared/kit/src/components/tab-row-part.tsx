import { Box } from '@chakra-ui/react';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';

type TabRowFile = typeof import('./tab-row.tsx');

/** In a chunk of its own: the pages that visitors see first have no tabs. */
const tabs = new LazyModule<TabRowFile>(() => import(/* webpackChunkName: "tab-row" */ './tab-row.tsx'));

/** Preloads `TabRow` before a page with some is rendered: use it as the `loader` of its route. Otherwise it is loaded on render. */
export const loadTabs = (): Promise<unknown> => tabs.ahead();

const LazyTabRow = lazyComponent(tabs, (parts) => parts.TabRow) as ComponentType<object>;

/** Suspends locally, in the height of the row. */
function TabRowWithBoundary(props: ComponentProps<TabRowFile['TabRow']>) {
  const {
    label: _label,
    value: _value,
    tabs: _tabs,
    onValueChange: _change,
    replace: _replace,
    ...rest
  } = props;
  return (
    <Suspense fallback={<Box minH="2.75rem" {...rest} />}>
      <LazyTabRow {...props} />
    </Suspense>
  );
}

/**
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
export const TabRow = TabRowWithBoundary as TabRowFile['TabRow'];
