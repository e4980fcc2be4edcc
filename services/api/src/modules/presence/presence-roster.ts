import type { Windows } from './presence-message.ts';

interface Report {
  windows: Windows;
  /** Time of the last message of its process, in milliseconds since 1970. */
  at: number;
}

/** Members on each topic, by the latest message of each process. */
export class PresenceRoster {
  private readonly topics = new Map<string, Map<string, Report>>();

  /** @returns whether anything changed. */
  put(topic: string, process: string, report: Report): boolean {
    const reports = this.topics.get(topic) ?? new Map<string, Report>();
    const before = JSON.stringify(reports.get(process)?.windows ?? []);
    if (report.windows.length > 0) this.topics.set(topic, reports.set(process, report));
    else if (reports.delete(process) && reports.size === 0) this.topics.delete(topic);
    return before !== JSON.stringify(report.windows);
  }

  /** Drops the reports of a process. @returns the affected topics. */
  drop(process: string): string[] {
    return this.remove((_, name) => name === process);
  }

  /** Drops reports before a time: running processes repeat theirs before they expire. @returns the affected topics. */
  forget(before: number): string[] {
    return this.remove(({ at }) => at < before);
  }

  /** Returns the members on a topic, each with their open windows. */
  on(topic: string): Map<string, Set<string>> {
    const people = new Map<string, Set<string>>();
    for (const { windows } of this.topics.get(topic)?.values() ?? [])
      for (const [id, open] of windows) people.set(id, new Set([...(people.get(id) ?? []), ...open]));
    return people;
  }

  private remove(isGone: (report: Report, process: string) => boolean): string[] {
    const touched: string[] = [];
    for (const [topic, reports] of this.topics) {
      const gone = [...reports].filter(([process, report]) => isGone(report, process));
      for (const [process] of gone) reports.delete(process);
      if (gone.length > 0) touched.push(topic);
      if (reports.size === 0) this.topics.delete(topic);
    }
    return touched;
  }
}
