/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { ReportFilter } from './reportFilter.ts';
import type { ReportScheduleEvery } from './reportScheduleEvery.ts';
import type { ReportSchedulePeriod } from './reportSchedulePeriod.ts';
import type { ReportScheduleReportKind } from './reportScheduleReportKind.ts';
import type { ReportScheduleWeekday } from './reportScheduleWeekday.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A report that is sent by e-mail again and again.
 */
export interface ReportSchedule {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What it is called, in the subject of the mail as well. */
  name: string;
  /** Which report. */
  reportKind: ReportScheduleReportKind;
  /** Which orders count. */
  filter: ReportFilter;
  /** Counted from the day on which it is sent. */
  period: ReportSchedulePeriod;
  /** How often. */
  every: ReportScheduleEvery;
  /**
     * Of what is sent every week: on which day.
     * @nullable
     */
  weekday: ReportScheduleWeekday;
  /**
     * Of what is sent every month: on which day; of a shorter month on its last.
     * @minimum 1
     * @maximum 31
     * @nullable
     */
  dayOfMonth: number | null;
  /**
     * When, by the organisation's clocks, in seconds from midnight. What the clocks leave out is sent right after.
     * @minimum 0
     * @maximum 86399
     */
  timeOfDay: number;
  /**
     * E-mail addresses with commas between them, at most 20.
     * @maxLength 1000
     */
  receivers: string;
  /** Confirms that addresses of people outside the organisation are meant. */
  sendsOutside: boolean;
  /** Whether it is sent to nobody until it is resumed. */
  isPaused: boolean;
  /**
     * Why it paused by itself; null: somebody paused it, or it is sent.
     * @nullable
     */
  pausedReason: string | null;
  /** Who made, changed or resumed it last: it is sent with what they may read. */
  madeByName: string;
  /**
     * When it is sent next, unix seconds; null while it is paused.
     * @nullable
     */
  nextAt: number | null;
  /**
     * When it was sent last, or failed to be, unix seconds; null: not yet.
     * @nullable
     */
  lastAt: number | null;
  /**
     * What became of the last one in words; null: there was none.
     * @nullable
     */
  lastOutcome: string | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
