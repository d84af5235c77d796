import type { WidgetProps } from '@rjsf/utils'

/**
 * The `ui:options` of a widget as the type the widget declares for them. The contract's `x-form` is the only author of
 * these options and the generator checks its keys; rjsf itself knows them only as a bag.
 */
export function widgetOptions<Options extends object>({ options }: WidgetProps): Readonly<Options> {
  return options as Options
}
