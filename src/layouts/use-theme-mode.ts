import { useState } from 'react'
import { applyTheme, type Mode, rememberedTheme } from '#src/ui/themes.ts'

/** Light, dark or as the system has it; remembered. */
export function useThemeMode(): readonly [mode: Mode, choose: (mode: Mode) => void] {
  const [mode, setMode] = useState(() => rememberedTheme().mode)
  const choose = (next: Mode) => {
    applyTheme({ ...rememberedTheme(), mode: next })
    setMode(next)
  }
  return [mode, choose]
}
