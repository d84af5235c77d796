// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './DistanceRangeModifiers.validators.js'

export const distanceRangeModifiersForm: GeneratedForm = {
  name: "DistanceRangeModifiers",
  title: "Distance",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "distanceRanges"
  ],
  "properties": {
    "distanceRanges": {
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
      "title": "Priced by distance"
    }
  }
},
  uiSchema: {
  "distanceRanges": {
    "ui:options": {
      "unit": "distance"
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
        "unit": "distance",
        "itemLabel": "band"
      },
      "items": {
        "from": {
          "ui:widget": "measure",
          "ui:options": {
            "unit": "largeDistance"
          }
        },
        "to": {
          "ui:widget": "measure",
          "ui:options": {
            "unit": "largeDistance"
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
            "unit": "largeDistance"
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
    "distanceRanges"
  ]
},
  validators,
}
