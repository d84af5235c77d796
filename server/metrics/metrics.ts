import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** The figures that a process counts and measures for those who watch it, in the format of Prometheus. */
export interface Metrics {
  /** @param seconds from the first byte of the request to the last of the answer; null where that is no measure */
  answered(operation: string, status: number, seconds: number | null): void
  signInRefused(reason: SignInRefusal): void
  statementWasSlow(): void
  /** A figure that is read when somebody asks for it, under `waybill_` and this name. */
  gauge(name: string, help: string, labels?: readonly string[]): MetricGauge
  /** Measures the process itself as well: memory, processor time and how late its event loop is. */
  watchProcess(): void
  /** Everything, as text. */
  text(): Promise<string>
  readonly contentType: string
}

export interface MetricGauge {
  set(value: number, labels?: Readonly<Record<string, string>>): void
  /** Forgets what was set, such as figures of a queue that is no more. */
  reset(): void
}

/** The reasons why nobody was signed in: a wrong password or code, too many attempts, or the demo's password where it counts for nothing. */
export type SignInRefusal = 'password' | 'code' | 'too-many' | 'demo'

/** Upper ends in seconds: most answers take milliseconds, and a second is what a person notices. */
const durations = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Each application has a registry of its own, so that two in one process do not count for each other. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'waybill_requests_total',
    help: 'Requests that were answered, by operation of the contract and status.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'waybill_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by operation; event streams are left out.',
    labelNames: ['operation'],
    buckets: durations,
    registers,
  })
  const refusals = new Counter({
    name: 'waybill_sign_ins_refused_total',
    help: 'Attempts to sign in that were refused, by reason.',
    labelNames: ['reason'],
    registers,
  })
  const slowStatements = new Counter({
    name: 'waybill_slow_statements_total',
    help: 'Statements that took the database a second or longer; the log names each.',
    registers,
  })
  return {
    answered(operation, status, duration) {
      requests.inc({ operation, status: String(status) })
      if (duration !== null) seconds.observe({ operation }, duration)
    },
    signInRefused(reason) {
      refusals.inc({ reason })
    },
    statementWasSlow: () => slowStatements.inc(),
    gauge(name, help, labels = []) {
      const gauge = new Gauge({ name: `waybill_${name}`, help, labelNames: [...labels], registers })
      return {
        set: (value, values) => gauge.set(values ?? {}, value),
        reset: () => gauge.reset(),
      }
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
