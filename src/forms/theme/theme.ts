import { withTheme } from '@rjsf/core'
import { fields, widgets } from '../registry.ts'
import { templates } from './templates.ts'

/** rjsf's form in Blueprint: two flat maps, so that a widget or template is found by its name. */
export const ThemedForm = withTheme({ templates, widgets, fields })
