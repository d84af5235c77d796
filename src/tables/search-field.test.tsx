import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from './SearchField.tsx'

it('keeps what is typed while the address still takes in what was typed before', async () => {
  const told: string[] = []
  /** An address that changes when the test says so, as on a slow machine. */
  function List() {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchField placeholder="Name" value={value} onChange={(text) => void told.push(text)} />
        <button type="button" onClick={() => setValue(told.at(-1) ?? '')}>
          Arrive
        </button>
        <button type="button" onClick={() => setValue('')}>
          Clear filters
        </button>
      </>
    )
  }
  await render(<List />)
  const field = page.getByRole('searchbox')
  // Pressed without taking the focus, as the address does.
  const press = (name: string) => (page.getByRole('button', { name }).element() as HTMLButtonElement).click()

  await field.click()
  await userEvent.keyboard('sto')
  await expect.poll(() => told).toEqual(['sto'])
  await userEvent.keyboard('n')
  press('Arrive')
  await userEvent.keyboard('e')
  await expect.element(field).toHaveValue('stone')
  await expect.poll(() => told).toEqual(['sto', 'stone'])
  press('Arrive')
  press('Clear filters')
  await expect.element(field).toHaveValue('')
})
