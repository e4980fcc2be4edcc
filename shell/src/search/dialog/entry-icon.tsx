import {
  AppWindow,
  ArrowRight,
  BookOpen,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  FileText,
  House,
  type LucideIcon,
  Newspaper,
  Radio,
  Scale,
  Search,
  UserRound,
  Zap,
} from 'lucide-react';
import type { EntryIconName } from './entry.ts';

/** Icons of entries. A kind that was added later by an area has the icon of a page. */
const ICONS: Partial<Record<string, LucideIcon>> & Record<EntryIconName, LucideIcon> = {
  rule: Scale,
  doc: BookOpen,
  event: CalendarDays,
  stream: Radio,
  member: UserRound,
  property: House,
  article: Newspaper,
  form: FileText,
  application: ClipboardCheck,
  review: ClipboardList,
  app: AppWindow,
  page: ArrowRight,
  action: Zap,
  all: Search,
};

/** Icon of an entry. Decorative: the group's heading names the kind. */
export function EntryIcon({ icon }: { icon: EntryIconName }) {
  const Icon = ICONS[icon];
  return <Icon size="1.125rem" aria-hidden />;
}
