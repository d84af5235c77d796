import { firstListBudget, weighFirstList } from '../checks/first-list-weight.ts'
import type { Figure } from './figure.ts'

/** What a browser fetches of the built app before the first list, after gzip. */
export function measureSize(): Figure[] {
  const { scriptsKb, stylesKb, files } = weighFirstList()
  const figure = (name: string, value: number, unit: 'kB' | 'files', most: number): Figure => ({
    group: 'First list of the app',
    name,
    value,
    unit,
    budget: { at: 'most', value: most },
  })
  return [
    figure('scripts', scriptsKb, 'kB', firstListBudget.scriptsKb),
    figure('styles', stylesKb, 'kB', firstListBudget.stylesKb),
    figure('requests for them', files, 'files', firstListBudget.files),
  ]
}
