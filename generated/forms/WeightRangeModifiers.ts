// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './WeightRangeModifiers.validators.js'

export const weightRangeModifiersForm: GeneratedForm = {
  name: "WeightRangeModifiers",
  title: "Weight",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "weightRanges"
  ],
  "properties": {
    "weightRanges": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "required": [
        "mode",
        "bands",
        "fallbackCadCents"
      ],
      "properties": {
        "mode": {
          "type": "string",
          "title": "How bands are read",
          "enum": [
            "graduated",
            "slab"
          ]
        },
        "bands": {
          "type": "array",
          "title": "Bands",
          "maxItems": 200,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "from",
              "to",
              "flatCadCents",
              "perStepCadCents",
              "step",
              "stepCount"
            ],
            "properties": {
              "from": {
                "type": "number",
                "title": "From",
                "minimum": 0,
                "maximum": 100000000
              },
              "to": {
                "type": [
                  "number",
                  "null"
                ],
                "title": "To",
                "minimum": 0,
                "maximum": 100000000
              },
              "flatCadCents": {
                "type": "integer",
                "title": "Flat",
                "minimum": 0,
                "maximum": 10000000
              },
              "perStepCadCents": {
                "type": "integer",
                "title": "Rate",
                "minimum": 0,
                "maximum": 10000000
              },
              "step": {
                "type": "number",
                "title": "Per",
                "minimum": 0.001,
                "maximum": 100000000
              },
              "stepCount": {
                "type": "string",
                "title": "Counted",
                "enum": [
                  "started",
                  "exact"
                ]
              },
              "typed": {
                "type": "object",
                "title": "As it was typed",
                "additionalProperties": false,
                "properties": {
                  "from": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "number",
                      "unit"
                    ],
                    "properties": {
                      "number": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1000000000000
                      },
                      "unit": {
                        "type": "string",
                        "enum": [
                          "m",
                          "cm",
                          "mm",
                          "km",
                          "in",
                          "ft",
                          "mi",
                          "kg",
                          "g",
                          "lb",
                          "oz",
                          "m³",
                          "L",
                          "ft³",
                          "gal"
                        ]
                      }
                    }
                  },
                  "to": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "number",
                      "unit"
                    ],
                    "properties": {
                      "number": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1000000000000
                      },
                      "unit": {
                        "type": "string",
                        "enum": [
                          "m",
                          "cm",
                          "mm",
                          "km",
                          "in",
                          "ft",
                          "mi",
                          "kg",
                          "g",
                          "lb",
                          "oz",
                          "m³",
                          "L",
                          "ft³",
                          "gal"
                        ]
                      }
                    }
                  },
                  "step": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "number",
                      "unit"
                    ],
                    "properties": {
                      "number": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1000000000000
                      },
                      "unit": {
                        "type": "string",
                        "enum": [
                          "m",
                          "cm",
                          "mm",
                          "km",
                          "in",
                          "ft",
                          "mi",
                          "kg",
                          "g",
                          "lb",
                          "oz",
                          "m³",
                          "L",
                          "ft³",
                          "gal"
                        ]
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "fallbackCadCents": {
          "type": [
            "integer",
            "null"
          ],
          "title": "When it is not known",
          "minimum": 0,
          "maximum": 10000000
        }
      },
      "title": "Priced by weight"
    }
  }
},
  uiSchema: {
  "weightRanges": {
    "ui:options": {
      "unit": "weight"
    },
    "mode": {
      "ui:widget": "select",
      "ui:enumNames": [
        "Each band pays for its own part",
        "The whole pays the band that it falls in"
      ]
    },
    "bands": {
      "ui:field": "bandTable",
      "ui:options": {
        "unit": "weight",
        "itemLabel": "band"
      },
      "items": {
        "from": {
          "ui:widget": "measure",
          "ui:options": {
            "unit": "weight"
          }
        },
        "to": {
          "ui:widget": "measure",
          "ui:options": {
            "unit": "weight"
          }
        },
        "flatCadCents": {
          "ui:widget": "money"
        },
        "perStepCadCents": {
          "ui:widget": "money"
        },
        "step": {
          "ui:widget": "measure",
          "ui:options": {
            "unit": "weight"
          }
        },
        "stepCount": {
          "ui:widget": "select",
          "ui:enumNames": [
            "Rounded up",
            "Exactly"
          ]
        },
        "typed": {
          "ui:widget": "hidden",
          "from": {
            "ui:order": [
              "number",
              "unit"
            ]
          },
          "to": {
            "ui:order": [
              "number",
              "unit"
            ]
          },
          "step": {
            "ui:order": [
              "number",
              "unit"
            ]
          },
          "ui:order": [
            "from",
            "to",
            "step"
          ]
        },
        "ui:order": [
          "from",
          "to",
          "flatCadCents",
          "perStepCadCents",
          "step",
          "stepCount",
          "typed"
        ]
      }
    },
    "fallbackCadCents": {
      "ui:widget": "money",
      "ui:help": "Without it, such an order waits for you to price it"
    },
    "ui:order": [
      "mode",
      "bands",
      "fallbackCadCents"
    ]
  },
  "ui:order": [
    "weightRanges"
  ]
},
  validators,
}
