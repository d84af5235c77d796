import { isWithinBudget, type Figure } from './figure.ts'

/** The figures for people: a heading for each group, one line each, a word on the budget. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => ({
    group: figure.group,
    name: figure.name,
    value: written(figure.value, figure.unit),
    budget: figure.budget ? `at ${figure.budget.at} ${written(figure.budget.value, figure.unit)}` : '',
    verdict: verdictOf(figure),
  }))
  const width = (key: 'name' | 'value' | 'budget') => Math.max(...rows.map((row) => row[key].length))
  const [names, values, budgets] = [width('name'), width('value'), width('budget')]
  return rows
    .flatMap((row, index) => [
      ...(row.group === rows[index - 1]?.group ? [] : [row.group]),
      `  ${row.name.padEnd(names)}  ${row.value.padStart(values)}    ${row.budget.padEnd(budgets)}  ${row.verdict}`,
    ])
    .join('\n')
}

function verdictOf(figure: Figure): string {
  const kept = isWithinBudget(figure)
  if (kept === undefined) return ''
  return kept ? 'within' : 'over budget'
}

/** Ratios and short times with decimals, everything else as whole numbers. */
function written(value: number, unit: Figure['unit']): string {
  const decimals = { '×': 2, ms: value < 10 ? 2 : value < 100 ? 1 : 0, s: 1, kB: 1, MB: 0, '/s': 0, files: 0 }[unit]
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `${value.toLocaleString('en-CA', options)} ${unit}`
}
