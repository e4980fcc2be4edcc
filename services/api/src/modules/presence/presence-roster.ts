import type { Windows } from './presence-message.ts';

interface Report {
  windows: Windows;
  /** When its process last said so, in milliseconds since 1970. */
  at: number;
}

/** Who is where, as the processes have said: of each process the last word on each topic. */
export class PresenceRoster {
  private readonly topics = new Map<string, Map<string, Report>>();

  /** @returns whether anything is different now. */
  put(topic: string, process: string, report: Report): boolean {
    const reports = this.topics.get(topic) ?? new Map<string, Report>();
    const before = JSON.stringify(reports.get(process)?.windows ?? []);
    if (report.windows.length > 0) this.topics.set(topic, reports.set(process, report));
    else if (reports.delete(process) && reports.size === 0) this.topics.delete(topic);
    return before !== JSON.stringify(report.windows);
  }

  /** Forgets what a process said. @returns the topics that it spoke of. */
  drop(process: string): string[] {
    return this.remove((_, name) => name === process);
  }

  /** Forgets what was said before: whoever lives says it again in time. @returns the topics concerned. */
  forget(before: number): string[] {
    return this.remove(({ at }) => at < before);
  }

  /** The members on a topic, each with the windows that they have open there. */
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
