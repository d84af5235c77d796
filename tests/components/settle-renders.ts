import React from 'react'
import { flushSync } from 'react-dom'

/*
 * `render` of vitest-browser-react waits by `act` for what it renders, which the released React does not have. Imported before
 * that package, this stands in for it: what is rendered has been drawn, its effects included, when `render` answers.
 */
Object.assign(React, {
  act: async (work: () => unknown) => {
    await flushSync(work)
  },
})
